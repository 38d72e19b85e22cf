import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { QueryState } from '../../../components/loading/QueryState';
import type { CurrentUser, Venue } from '../../../lib/calls/api-types';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useCurrentUser } from '../../../lib/session/current-user';
import { PATHS } from '../../../lib/paths';
import { useToken } from '../../../lib/session/session-token';
import { CustomerEdit } from '../edit/CustomerEdit';
import { Registration } from '../Registration';
import { NotYourVenue } from './NotYourVenue';
import { PartnerVenueContext } from './partner-venue';
import { venueQuery } from './venue-query';

/** Told on the page of the registration, to which an unknown code leads. */
const UNKNOWN_VENUE = { unknownVenue: true };

/** The page behind a partner venue's code: guests register, its own customers update, nobody else is served. */
export function VenueRegistration({ code }: { code: string }) {
  const signedIn = useToken() !== null;
  const venue = useQuery(venueQuery(code));
  const user = useCurrentUser();
  if (venue.error instanceof ApiError && venue.error.status === 404) {
    return <Navigate to={PATHS.register} replace state={UNKNOWN_VENUE} />;
  }
  return (
    <QueryState query={venue} skeletonLines={8}>
      {(known) =>
        signedIn ? (
          <QueryState query={user} skeletonLines={8}>
            {(customer) => <SignedIn venue={known} user={customer} />}
          </QueryState>
        ) : (
          <PartnerVenueContext value={known}>
            <Registration venue={known} />
          </PartnerVenueContext>
        )
      }
    </QueryState>
  );
}

function SignedIn({ venue, user }: { venue: Venue; user: CurrentUser }) {
  return user.source_venue_code === venue.code ? <CustomerEdit user={user} venue={venue} /> : <NotYourVenue />;
}
