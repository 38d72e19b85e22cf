import { useNavigate } from 'react-router';
import { Button } from '../../../components/buttons/Button';
import { Modal } from '../../../components/messages/Modal';
import { Page } from '../../../components/page/Page';
import { useTexts } from '../../../i18n/texts';
import { PATHS } from '../../../lib/paths';

/** Somebody signed in who does not belong to the venue: told so, and led home. */
export function NotYourVenue() {
  const t = useTexts('registration');
  const navigate = useNavigate();
  const home = () => void navigate(PATHS.home, { replace: true });
  return (
    <Page title={t.venue.meta_title}>
      <Modal open title={t.venue.not_yours_title} onClose={home} actions={<Button onClick={home}>{t.venue.ok}</Button>}>
        <p>{t.venue.not_yours}</p>
      </Modal>
    </Page>
  );
}
