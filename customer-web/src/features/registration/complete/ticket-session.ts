import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tabStore } from '../../../lib/session/tab-store';
import { useKeepSession } from '../../../lib/session/session';
import { useToken } from '../../../lib/session/session-token';
import { exchangeTicket } from '../api';
import { type Draft, keepDraft, readDraft } from '../../../lib/form/form-draft';

const NONE = { ticket: '' };
const DRAFT: Draft = { name: 'registered' };

/** Lets this tab reload the page of a finished registration; the ticket itself works only once. */
const keepRegisteredHere = (ticket: string): void => keepDraft(DRAFT, { ticket }, NONE);
export const isRegisteredHere = (ticket: string): boolean => readDraft(DRAFT, NONE).ticket === ticket;

/** A ticket works once, so it is asked for once and its answer stored. */
const ticketQuery = (ticket: string) =>
  queryOptions({
    queryKey: ['registration-ticket', ticket],
    queryFn: () => exchangeTicket(ticket),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });

/** The session of a registration that just ended: the one at hand, else the one its ticket stands for. */
export function useTicketSession(ticket: string) {
  const signedIn = useToken() !== null;
  const keepSession = useKeepSession();
  const exchange = useQuery({ ...ticketQuery(ticket), enabled: !signedIn });
  const accessToken = exchange.data?.token.access_token;
  useEffect(() => {
    if (accessToken === undefined || signedIn) return;
    tabStore.forgetAll();
    keepRegisteredHere(ticket);
    keepSession(accessToken);
  }, [accessToken, signedIn, keepSession, ticket]);
  return { signedIn, failed: exchange.isError };
}
