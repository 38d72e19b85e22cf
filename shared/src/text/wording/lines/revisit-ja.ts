import { LIMITS } from '../../../constants/limits.js';

/** What mails, line by line, and pages say of a leg that was missed and can have a new time. */
export const REVISIT_JA = {
  was_out: {
    pickup: '集荷にお伺いしましたが、ご不在でした',
    delivery: '配達にお伺いしましたが、ご不在でした',
  },
  late: { pickup: '集荷がまだできていません', delivery: '配達がまだできていません' },
  day: '{from}〜{until}',
  by: '（{moment} までに選択）',
  each: `どの日時も、その${LIMITS.changeCancelHours}時間前までお選びいただけます。`,
  each_besides: `期限の書かれていない日は、ご希望の日時の${LIMITS.changeCancelHours}時間前までお選びいただけます。`,
  until: '{moment} まで（{left}）',
  else_cancelled: {
    choose: ['{until}に', '新しい日時をお選びいただけない場合は、ご依頼は自動的にキャンセルとなります。'],
    pickup: ['{until}に', '集荷できない場合は、ご依頼は自動的にキャンセルとなります。'],
  },
  cost: {
    back: ['その場合は{used}をご利用になったものとし、', '残りの{back}をお返しします。'],
    none: ['その場合は{used}をご利用になったものとし、お返しするバッグはありません。'],
  },
  delivery_too: [
    '集荷の日時によっては、洗濯の時間をいただくため、配達の日時も変わります。',
    'その場合は、新しい配達日時をご確認のうえ、お選びいただけます。',
  ],
} as const;
