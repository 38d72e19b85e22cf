import type { DeferredInvoiceConfig } from '../../../config/payments-config.js';
import { jsonField, parseObject } from '../../../common/foreign-json.js';
import {
  DeferredInvoicePort,
  type InvoiceOrder,
  type MemberApplication,
  type MemberCheck,
} from '../ports/deferred-invoice-port.js';
import type { ProviderHttp } from '../ports/provider-http.js';
import { ProviderRefused, ProviderSilent } from '../ports/provider-report.js';

const PATHS = {
  memberCheck: '/member/check',
  creditCheck: '/member/creditCheck',
  memberRegister: '/member/register',
  register: '/Register',
  fix: '/Fix',
} as const;
/** Codes that say that the same was asked for before: done already. */
const DONE_BEFORE: readonly string[] = ['CE-0100', 'CE-0101'];
const NO_CREDIT = { code: 'CREDIT', message: 'このお支払い方法は、現在ご利用いただけません。' };

/** Deferred invoices over the provider's JSON interface, which answers 200 for errors, too. */
export class LiveDeferredInvoice extends DeferredInvoicePort {
  constructor(
    private readonly config: DeferredInvoiceConfig,
    private readonly http: ProviderHttp,
  ) {
    super();
  }

  async check(member: string, price: number): Promise<MemberCheck> {
    const known = await this.call(PATHS.memberCheck, { b2bMemberId: member });
    if (known.errors.length > 0) return { isOk: false, errors: known.errors };
    const credit = await this.call(PATHS.creditCheck, { b2bMemberId: member, price });
    if (credit.errors.length > 0) return { isOk: false, errors: credit.errors };
    return jsonField(credit.body, 'creditAvailable') === true
      ? { isOk: true, errors: [] }
      : { isOk: false, errors: [NO_CREDIT] };
  }

  async createMember(application: MemberApplication): Promise<MemberCheck> {
    const [prefectureAndCity = '', street = '', building = ''] = application.address;
    const { errors } = await this.call(PATHS.memberRegister, {
      b2bMemberId: application.member,
      companyName: application.company,
      companyNameKana: application.companyKana,
      representativeName: application.ceo,
      representativeNameKana: application.ceoKana,
      zip: `${application.zipcode.slice(0, 3)}-${application.zipcode.slice(3)}`,
      prefecture: /^(東京都|北海道|京都府|大阪府|.{2,3}県)/.exec(prefectureAndCity)?.[0] ?? '',
      address1: prefectureAndCity.replace(/^(東京都|北海道|京都府|大阪府|.{2,3}県)/, ''),
      address2: street,
      address3: building,
      clerkName: application.clerk,
      clerkNameKana: application.clerkKana,
      tel: application.phone,
      email: application.email,
    });
    return { isOk: errors.length === 0, errors };
  }

  async register({ no, member, amount, contents }: InvoiceOrder): Promise<void> {
    await this.order(PATHS.register, { b2bMemberId: member, contents, code: no, price: amount, b2bCreditId: no });
  }

  async fix(no: string, member: string, fixedOn: string): Promise<void> {
    await this.order(PATHS.fix, { b2bMemberId: member, b2bCreditId: no, fixedAt: fixedOn });
  }

  private async order(path: string, body: object): Promise<void> {
    const { errors } = await this.call(path, body);
    const [refused] = errors.filter(({ code }) => !DONE_BEFORE.includes(code));
    if (refused !== undefined) throw new ProviderRefused(refused.code);
  }

  private async call(path: string, body: object) {
    const { url, authCode } = this.config;
    const answer = await this.http.send({
      method: 'POST',
      url: `${url}${path}`,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ header: { apiAuthCode: authCode }, body })),
    });
    const parsed = parseObject(answer.body);
    const status = jsonField(jsonField(parsed, 'header'), 'status');
    if (answer.status !== 200 || (status !== 'SUCCESS' && status !== 'ERROR')) {
      throw new ProviderSilent(`answered ${answer.status}`);
    }
    const said = jsonField(parsed, 'body');
    return { body: said, errors: status === 'SUCCESS' ? [] : errorsOf(said) };
  }
}

function errorsOf(body: unknown): readonly { code: string; message: string }[] {
  const list = jsonField(body, 'errors');
  const errors = (Array.isArray(list) ? list : [body]).map((each: unknown) => ({
    code: textOf(jsonField(each, 'errorCode')) || 'ERROR',
    message: textOf(jsonField(each, 'errorMessage')),
  }));
  return errors.length > 0 ? errors : [{ code: 'ERROR', message: '' }];
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
