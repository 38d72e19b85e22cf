import { personName } from '@laundry/shared/text/person-name';
import { CustomerLink } from '../../components/links/CustomerLink';

interface Props {
  readonly user_id: number | null;
  readonly name1: string | null;
  readonly name2: string | null;
}

/** Whose payment it is; nothing for a number that is nobody's. */
export const Whose = ({ user_id, name1, name2 }: Props) =>
  user_id === null ? null : (
    <CustomerLink id={user_id}>{personName({ name1: name1 ?? '', name2: name2 ?? '' })}</CustomerLink>
  );
