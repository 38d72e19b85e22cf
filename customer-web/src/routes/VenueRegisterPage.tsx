import { useParams } from 'react-router';
import { VenueRegistration } from '../features/registration/venue/VenueRegistration';

export default function VenueRegisterPage() {
  const { venueCode = '' } = useParams();
  return <VenueRegistration key={venueCode} code={venueCode} />;
}
