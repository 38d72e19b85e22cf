import { Inject, Injectable } from '@nestjs/common';
import { HANDOVER } from '@laundry/shared/constants/handovers';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { loadRefusal } from '@laundry/shared/rules/labels/load-bags';
import { scanRefusals, tallyOf } from '@laundry/shared/rules/labels/bag-scan';
import { asOperator, type Principal } from '../../../common/auth/principal.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { refusalsError, throwIfRefused } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { LOCK } from '../../../database/lockable.entity.js';
import { History } from '../../history/history.js';
import { RequestTargets } from '../dispatch/console-request-target.js';
import { sentScan } from './bag-scan.dto.js';
import { HandoverScans } from './handover-scans.js';
import type { LoadBagsDto } from './load-bags.dto.js';
import type { LoadedBagsView } from './loaded-bags.view.js';

/** Which bags of a request are in the car: the one handover that is no stage (handbook/requests.md#labels). */
@Injectable()
export class LoadBags {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RequestTargets) private readonly targets: RequestTargets,
    @Inject(HandoverScans) private readonly scans: HandoverScans,
    @Inject(History) private readonly history: History,
  ) {}

  async execute(caller: Principal, id: number, dto: LoadBagsDto): Promise<LoadedBagsView> {
    const { request, user } = await this.targets.visible(caller, id);
    throwIfRefused(loadRefusal(asOperator(caller), request, dto.status));
    const scan = sentScan(dto);
    if (scan.codes.length === 0) throw FieldErrors.on('bag_codes', 'required');
    const refusals = scanRefusals(scan, request);
    if (refusals.length > 0) throw refusalsError(refusals);
    await this.database.inTransaction(async () => {
      await this.targets.change(request, LOCK);
      const changes = await this.scans.keep(caller, HANDOVER.load, request, scan);
      await this.history.record({ type: OPERATION.bagsLoaded, actor: caller, user, request, changes });
    });
    const { scanned, missing } = tallyOf(scan.codes, request);
    return { scanned: [...scanned], missing: [...missing] };
  }
}
