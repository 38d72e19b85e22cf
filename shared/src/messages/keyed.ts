/** What fills the places of a message. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** A message's code and what fills its places as one text, e.g. `out_of_range?min=1&max=20`; the code alone without places. */
export function keyed(code: string, params: MessageParams = {}): string {
  const places = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return places.length === 0 ? code : `${code}?${places.join('&')}`;
}

/** The other way round. A text that is no code stays whole. */
export function unkeyed(text: string): { readonly code: string; readonly params: MessageParams } {
  const [, code = text, places = ''] = /^(\w+)\?(\w+=[^\s&=]*(?:&\w+=[^\s&=]*)*)$/.exec(text) ?? [];
  const pairs = places.split('&').map((place) => place.split('='));
  return {
    code,
    params: Object.fromEntries(
      pairs.flatMap(([name, value]) => (name ? [[name, decodeURIComponent(value ?? '')]] : [])),
    ),
  };
}
