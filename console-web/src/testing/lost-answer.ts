import { HttpResponse, http } from 'msw';
import { API, api } from './api';

/** A POST whose first answer is lost on the way. By which keys it came: one and the same makes nothing twice. */
export function loseFirstAnswer(path: string, answer: object): ReadonlySet<string | null> {
  const keys = new Set<string | null>();
  let isLost = false;
  api.use(
    http.post(`${API}${path}`, ({ request }) => {
      keys.add(request.headers.get('Idempotency-Key'));
      if (isLost) return HttpResponse.json(answer);
      isLost = true;
      return HttpResponse.error();
    }),
  );
  return keys;
}
