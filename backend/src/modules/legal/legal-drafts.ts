import { BRAND } from '@laundry/shared/constants/brand';
import type { Lang } from '@laundry/shared/constants/langs';
import { LIMITS } from '@laundry/shared/constants/limits';
import type { LegalPageName } from '@laundry/shared/constants/legal-pages';

/** What is shown until the operator has written the own text: each says that it is a draft. */
export const LEGAL_DRAFTS: Readonly<Record<LegalPageName, Readonly<Record<Lang, string>>>> = {
  tokushoho: {
    ja: `これは下書きです。公開の前に、事業者の情報に置き換えてください。

# 販売事業者
（事業者名）

# 運営責任者
（氏名）

# 所在地・連絡先
（住所・電話番号・メールアドレス）

# 販売価格
各プランの料金は、会員登録の画面に税込で表示します。

# 商品代金以外の必要料金
インターネット接続にかかる通信料は、お客様のご負担となります。

# お支払い方法と時期
クレジットカード、PayPay、請求書払い。月額プランは毎月1日に当月分をご請求します。単発プランはご依頼のときにお支払いいただきます。請求書払いは月末締め、翌月末日払いです。

# サービスの提供時期
ご依頼でお選びいただいた日時に集荷・配達します。

# キャンセル・退会
ご依頼は集荷の${LIMITS.changeCancelHours}時間前までキャンセルできます。単発プランのご依頼はキャンセルできません。退会は「ご契約プラン」の画面からお手続きいただけます。`,
    en: `This is a draft. It has to be replaced by the operator's own text before publication.

# Seller
(Name of the company)

# Responsible person
(Name)

# Address and contact
(Address, telephone, email)

# Prices
The price of each plan is shown on the registration page, tax included.

# Other charges
Customers bear the cost of their own internet connection.

# Payment
Credit card, PayPay or invoice. Monthly plans are charged on the 1st for that month; single requests when they are made. Invoices close at the end of the month and are due at the end of the next.

# Delivery of the service
Pickup and delivery take place at the times that you choose with each request.

# Cancellation
A request can be cancelled until ${LIMITS.changeCancelHours} hours before its pickup. Single requests cannot be cancelled. You can withdraw on the page of your plan.`,
  },
  privacy: {
    ja: `これは下書きです。公開の前に、事業者の内容に置き換えてください。

# 取得する情報
${BRAND}は、お名前、ご住所、電話番号、メールアドレス、ご依頼の内容を取得します。お届けの際や、仕上がりのご連絡をいただいた際の写真をお預かりすることがあり、${LIMITS.photoDays}日後に削除します。カード番号は決済会社が取り扱い、当社のシステムには保存しません。

# 利用目的
集荷・配達、料金のご請求、お問い合わせへの回答、サービスの改善のために利用します。

# 第三者への提供
法令に基づく場合を除き、ご本人の同意なく第三者に提供しません。決済の処理は、決済会社に委託します。LINEとの連携や端末への通知をお客様が設定された場合は、お知らせの内容（日時とバッグ数）を、LINEの運営会社や、ブラウザーの通知サービスを通じてお届けします。設定は「通知」の画面でいつでも解除できます。

# 開示・訂正・削除
「お客様情報」の画面で内容の確認と変更ができます。削除のご希望は、お問い合わせからご連絡ください。`,
    en: `This is a draft. It has to be replaced by the operator's own text before publication.

# What we collect
This service collects your name, addresses, telephone number, email address and what you request. Photos taken at your door, or sent with a question about your laundry, are kept for ${LIMITS.photoDays} days. Card numbers are handled by the payment provider and are not stored in our system.

# What it is used for
For pickup and delivery, billing, answering your questions, and improving the service.

# Third parties
Nothing is given to third parties without your consent, unless the law requires it. Payments are processed by payment providers. If you link LINE or switch notifications on on a device, what they say (times and numbers of bags) goes through LINE's or your browser's notification service; you can end both on the page “Notifications” at any time.

# Access, correction, deletion
You can see and change your details on the page “Your details”. To have them deleted, please contact us.`,
  },
  terms: {
    ja: `これは下書きです。公開の前に、事業者の内容に置き換えてください。

# 適用
この規約は、${BRAND}のすべてのご利用に適用されます。

# お預かりできない物
貴重品、危険物、水洗いできない衣類はお預かりできません。

# ご依頼とバッグ
月額プランのバッグは、追加購入した分を含めて当月末のご依頼分まで有効で、翌月に繰り越すことはできません。当月中のご依頼であれば、集荷が翌月でも当月のバッグをご利用いただけます。

# 変更・キャンセル
集荷・配達それぞれの${LIMITS.changeCancelHours}時間前まで承ります。集荷予定日から${LIMITS.autoCancelOpenDays}営業日以内に集荷できなかった場合は自動的にキャンセルとなり、${LIMITS.autoCancelBags}バッグご利用になったものとして扱います。

# 退会
月額プランは月末に終了します。ご登録の月には退会できません（翌月からのご利用で、まだ始まっていない場合を除きます）。`,
    en: `This is a draft. It has to be replaced by the operator's own text before publication.

# Scope
These terms apply to all use of this service.

# What we cannot take
Valuables, dangerous goods, and clothes that must not be washed in water.

# Requests and bags
The bags of a monthly plan, those bought besides among them, are valid for requests made until the end of the month and do not carry over. What counts is the day of the request: the pickup may be in the next month.

# Changing and cancelling
Possible until ${LIMITS.changeCancelHours} hours before the pickup or the delivery. If the pickup could not be made within ${LIMITS.autoCancelOpenDays} business days of its date, the request is cancelled and counts as one bag.

# Withdrawal
Monthly plans end with the month. Withdrawal is not possible in the month of registration, unless the plan is to begin with the next month.`,
  },
};
