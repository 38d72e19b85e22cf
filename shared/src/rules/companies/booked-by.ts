import { REQUEST_TYPE, type RequestType } from '../../constants/progress.js';
import { addressee, personName } from '../../text/person-name.js';

interface BookedRequest {
  readonly request_type: RequestType;
  readonly is_bag_delivery: boolean;
  /** Which of a company's people booked it; null: none of them. */
  readonly booked_by: number | null;
}

/** What nobody else booked, and no schedule made; bags that are only brought are bought. It is its owner's. */
export const OWNERS = { request_type: REQUEST_TYPE.eachTime, is_bag_delivery: false, booked_by: null } as const;

const isOwners = (request: BookedRequest): boolean =>
  request.request_type === OWNERS.request_type &&
  request.is_bag_delivery === OWNERS.is_bag_delivery &&
  request.booked_by === OWNERS.booked_by;

/** Who booked a request of an account: one of its people, or its owner; null: nobody did. */
export const bookedBy = <Owner extends number | null>(request: BookedRequest, owner: Owner): number | Owner | null =>
  isOwners(request) ? owner : request.booked_by;

/** How one's own company names who booked: as a person, and as the company where its owner gave no name. */
export const bookerName = (person: Parameters<typeof addressee>[0]): string => personName(person) || addressee(person);
