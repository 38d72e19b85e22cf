import { LinkButton } from '../../components/buttons/LinkButton';
import { Alert } from '../../components/messages/Alert';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';

export function Joined() {
  const { join: t } = useTexts('company');
  return (
    <>
      <Alert kind="good" role="status" title={t.done_title}>
        <p>{t.done}</p>
      </Alert>
      <div>
        <LinkButton to={PATHS.washRequest}>{t.to_request}</LinkButton>
      </div>
    </>
  );
}
