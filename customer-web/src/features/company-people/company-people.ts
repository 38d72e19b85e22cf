import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../../lib/calls/api';
import type { JoinBody } from '../../lib/calls/api-types';

const PEOPLE = '/api/v1/users/me/companyPeople';

export const companyPeopleQuery = queryOptions({
  queryKey: ['company-people'],
  queryFn: () => answer(client.GET(PEOPLE)),
});

export const invite = (body: { email: string; name: string }) => answer(client.POST(PEOPLE, { body }));

export const inviteAgain = (id: number) =>
  answer(client.POST(`${PEOPLE}/invitations/{id}/again`, { params: { path: { id } } }));

export const takeBack = (id: number) =>
  answer(client.DELETE(`${PEOPLE}/invitations/{id}`, { params: { path: { id } } }));

export const removePerson = (id: number) => answer(client.DELETE(`${PEOPLE}/{id}`, { params: { path: { id } } }));

/** Which company a mailed link is of; 404 for one that is used, replaced or too old. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => answer(client.POST('/api/v1/companyInvitations/open', { body: { token } })),
    staleTime: Infinity,
  });

export const join = (body: JoinBody) => answer(client.POST('/api/v1/companyInvitations/join', { body }));
