import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { areaRefusals } from '@laundry/shared/rules/areas/area-edit';
import type { Principal } from '../../common/auth/principal.js';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { NotFound } from '../../common/errors/not-found.js';
import { isUniqueViolation } from '../../common/transaction/database-errors.js';
import { Database } from '../../common/transaction/database.js';
import { DayRevisions } from '../calendar/places/day-revisions.js';
import { History } from '../history/history.js';
import { undoing } from '../history/undo/undoing.js';
import { SharedRows } from '../versions/shared-rows.js';
import { areaChanges } from './area-changes.js';
import { areaView, type AreaView } from './area.view.js';
import type { AreaDto } from './area.dto.js';
import { ServiceArea } from './service-area.entity.js';

/** Adds or rewrites a row of the service area list. */
@Injectable()
export class SaveArea {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(DayRevisions) private readonly days: DayRevisions,
    @Inject(History) private readonly history: History,
    @Inject(SharedRows) private readonly rows: SharedRows,
  ) {}

  async add(caller: Principal, { version: _, ...dto }: AreaDto): Promise<AreaView> {
    check(dto);
    return refuseDuplicate(() =>
      this.database.inTransaction(async () => {
        const { identifiers } = await this.database.manager.insert(ServiceArea, { ...dto });
        const id = Number(identifiers[0]?.['id']);
        await this.record(caller, id, null, dto);
        return this.byId(id);
      }),
    );
  }

  /** Bookings under way are decided anew on the new hours. `undoes`: the entry of the history that this takes back. */
  async change(caller: Principal, id: number, { version, ...dto }: AreaDto, undoes?: number): Promise<AreaView> {
    check(dto);
    return refuseDuplicate(() =>
      this.database.inTransaction(async () => {
        await this.days.raiseAhead();
        const before = await this.rows.hold(ServiceArea, { id, seen: version, current: areaView });
        const after = await this.rows.write(ServiceArea, before, { by: caller.personId, values: dto });
        if (after !== before) await this.record(caller, id, before, dto, undoes);
        return areaView(after);
      }),
    );
  }

  private record(
    caller: Principal,
    target: number,
    before: ServiceArea | null,
    after: AreaDto,
    undoes?: number,
  ): Promise<void> {
    const changes = { ...areaChanges(before, after), ...undoing(undoes) };
    return this.history.record({ type: OPERATION.areaChanged, actor: caller, user: null, target, changes });
  }

  private async byId(id: number): Promise<AreaView> {
    const area = await this.database.manager.findOneBy(ServiceArea, { id });
    if (area === null) throw new NotFound();
    return areaView(area);
  }
}

function check(dto: AreaDto): void {
  const refusals = areaRefusals(dto);
  if (refusals.length > 0) throw FieldErrors.ofRefusals(refusals);
}

async function refuseDuplicate<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw FieldErrors.on('zipcode', 'area_zip_in_use');
    throw error;
  }
}
