import type { RemiseConfig } from '../../../config/payments-config.js';
import { RemiseCard } from '../card/remise-card.js';
import { readYen } from '../card/form-text.js';
import type { CardForm, CardOrder } from '../ports/card-port.js';
import type { ProviderHttp } from '../ports/provider-http.js';
import type { SandboxProvider } from './sandbox-provider.js';

/** The card port in front of the sandbox: the live one, but its forms are known before a browser has posted them. */
export class SandboxCardPort extends RemiseCard {
  override readonly needsCardOnFile = false;

  constructor(
    config: RemiseConfig,
    http: ProviderHttp,
    private readonly provider: SandboxProvider,
  ) {
    super(config, http);
  }

  override async form(order: CardOrder): Promise<CardForm> {
    const form = await super.form(order);
    const fields = Object.fromEntries(form.params.map(({ name, value }) => [name, value]));
    await this.provider.open('card', order.no, readYen(fields['TOTAL']), fields);
    return form;
  }
}
