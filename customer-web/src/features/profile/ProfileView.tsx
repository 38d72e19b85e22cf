import { mayHavePeople } from '@laundry/shared/rules/companies/people';
import { personName } from '@laundry/shared/text/person-name';
import { Card } from '../../components/page/Card';
import { DescriptionList } from '../../components/page/DescriptionList';
import { LinkButton } from '../../components/buttons/LinkButton';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';
import { PATHS } from '../../lib/paths';
import { Invitation } from './Invitation';
import { NotificationsCard } from './NotificationsCard';
import { OwnData } from './OwnData';
import { useProfileGroups } from './use-profile-groups';

/** Customer info, read-only: an individual's or a company's. */
export function ProfileView({ user }: { user: CurrentUser }) {
  const { profile: t } = useTexts('account');
  const groups = useProfileGroups(user);
  if (user.is_company_clerk)
    return (
      <>
        <ClerkCard user={user} />
        <SignInCard user={user} />
      </>
    );
  return (
    <>
      {groups.map(({ title, items }) => (
        <Card key={title} title={title}>
          <DescriptionList items={items} />
        </Card>
      ))}
      <div>
        <LinkButton to={PATHS.profileEdit} kind="secondary">
          {t.edit}
        </LinkButton>
      </div>
      <SignInCard user={user} />
      {mayHavePeople({ is_company: user.is_company, plan_id: user.user_plan.plan_id }) && (
        <Card title={t.sections.people}>
          <p className="muted small">{t.people_note}</p>
          <div>
            <LinkButton to={PATHS.companyPeople} kind="secondary" small>
              {t.people}
            </LinkButton>
          </div>
        </Card>
      )}
      <Card title={t.sections.care}>
        <p className="muted small">{t.care_note}</p>
        <div>
          <LinkButton to={PATHS.care} kind="secondary" small>
            {t.care}
          </LinkButton>
        </div>
      </Card>
      <Card title={t.sections.calendar}>
        <p className="muted small">{t.calendar_note}</p>
        <div>
          <LinkButton to={PATHS.calendar} kind="secondary" small>
            {t.calendar}
          </LinkButton>
        </div>
      </Card>
      <NotificationsCard />
      {user.invitation_code && <Invitation code={user.invitation_code} />}
      <OwnData />
    </>
  );
}

/** Who somebody is that books for a company: all else is its owner's. */
function ClerkCard({ user }: { user: CurrentUser }) {
  const { profile: t } = useTexts('account');
  return (
    <Card title={t.sections.people}>
      <DescriptionList
        items={[
          { term: t.name, detail: personName(user) },
          { term: t.company_name, detail: user.company_name },
        ]}
      />
      <p className="muted small">{t.clerk_note}</p>
    </Card>
  );
}

function SignInCard({ user }: { user: CurrentUser }) {
  const { profile: t } = useTexts('account');
  return (
    <Card title={t.sections.account}>
      <DescriptionList
        items={[
          { term: t.email, detail: user.email },
          ...(user.email2 ? [{ term: t.email2, detail: user.email2 }] : []),
          { term: t.password, detail: t.password_hidden },
        ]}
      />
      <div className="row">
        <LinkButton to={PATHS.passwordChange} kind="secondary" small>
          {t.change_password}
        </LinkButton>
        <LinkButton to={PATHS.ownSessions} kind="secondary" small>
          {t.own_sessions}
        </LinkButton>
      </div>
    </Card>
  );
}
