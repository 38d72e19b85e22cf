import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';
import { LinkButton } from '../buttons/LinkButton';

/** What somebody can do to whom we do not come yet. */
export default function NotYetServed() {
  const { area: t } = useTexts('home');
  return (
    <>
      <p>{t.none_lead}</p>
      <div className="row">
        <LinkButton to={PATHS.contact} kind="secondary">
          {t.to_contact}
        </LinkButton>
      </div>
    </>
  );
}
