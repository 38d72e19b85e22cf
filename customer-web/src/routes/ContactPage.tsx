import { Contact } from '../features/contact/Contact';
import { useCurrentUser } from '../lib/session/current-user';

/** The signed-in customer is known here: the layout waits for them. */
export default function ContactPage() {
  return <Contact user={useCurrentUser().data ?? null} />;
}
