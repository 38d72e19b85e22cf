import { displayDate } from '@laundry/shared/time/display';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../components/page/Section';
import { t } from '../../i18n';
import { nowJst } from '../../providers/clock';
import { useConsoleData } from '../../providers/useConsoleData';
import { Part } from './now/Part';

/** Who books for a company beside its owner, and who is invited to; the company itself changes that. */
export function CompanyPeople({ userId }: { userId: number }) {
  const { companyPeopleOf } = useConsoleData();
  const query = useQuery({
    queryKey: ['customers', userId, 'company people'],
    queryFn: () => companyPeopleOf(userId),
  });
  const day = (moment: string) => displayDate(moment.slice(0, 10), 'ja', nowJst());
  return (
    <Section title={t('call.people')}>
      <Part query={query}>
        {({ people, invitations }) =>
          people.length + invitations.length === 0 ? (
            t('call.noPeople')
          ) : (
            <dl>
              {people.map(({ id, name, email, joined_at }) => (
                <div key={id}>
                  <dt>{name}</dt>
                  <dd>
                    {email}
                    <span className="soft">{`　${t('call.personSince', { date: day(joined_at) })}`}</span>
                  </dd>
                </div>
              ))}
              {invitations.map(({ id, name, email, invited_at }) => (
                <div key={`invited-${id}`}>
                  <dt>{name || '―'}</dt>
                  <dd>
                    {email}
                    <span className="soft">{`　${t('call.personInvited', { date: day(invited_at) })}`}</span>
                  </dd>
                </div>
              ))}
            </dl>
          )
        }
      </Part>
    </Section>
  );
}
