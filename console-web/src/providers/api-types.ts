import type { Progress } from '@laundry/shared/constants/progress';
import type { SizeKey } from '@laundry/shared/constants/sizes';
import type { UserStatus } from '@laundry/shared/constants/user-status';
import type { components } from '@laundry/backend/api';

type Schemas = components['schemas'];

/** Numbers of the API that the rules know by their few values. */
interface Narrowed {
  readonly status: Progress;
  readonly size: SizeKey;
}

/** A row of the request list (spec 2 §3, decisions 11 "Request rows"). Wash staff get no address, company or contact. */
export type RequestRow = Readonly<Omit<Schemas['ConsoleRequestView'], keyof Narrowed>> & Narrowed;

/** The detail: the row and everything that belongs to it. */
export type RequestDetail = Readonly<Omit<Schemas['ConsoleRequestDetailView'], keyof Narrowed>> & Narrowed;

/** A member of staff for choices (`GET /admin/users/myOfficeStaffs`). */
export interface StaffChoice {
  readonly id: number;
  readonly name1: string;
  readonly name2: string;
  readonly role?: number;
  readonly role_type: number | null;
}

/** A row of the service area list; without its id it is what an edit sends, always whole (decisions 11 "Areas"). */
export type Area = Readonly<Schemas['AreaView']>;
export type AreaBody = Omit<Area, 'id'>;

/** A day with a limit of pickups, and how many of them are taken. */
export type DayLimit = Readonly<Schemas['DayLimitRowView']>;

/** A customer of the user list (spec 3 §3). */
export type ConsoleUser = Readonly<Omit<Schemas['ConsoleUserView'], 'status'>> & { readonly status: UserStatus };

/** A deed of the operation history (spec 3 §3). */
export type HistoryRow = Readonly<Schemas['HistoryRowView']>;
