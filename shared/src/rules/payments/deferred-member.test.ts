import { describe, expect, it } from 'vitest';
import { deferredMemberOf, mayUseMember } from './deferred-member.js';

describe('a company’s key with the provider of deferred invoices', () => {
  it('is its own to use', () => expect(mayUseMember(deferredMemberOf(23), 23)).toBe(true));

  it.each(['member-24', 'MEMBER-24', ' member-24', 'ｍember-24', 'member-023'])('is nobody else’s (%s)', (key) =>
    expect(mayUseMember(key, 23)).toBe(false),
  );

  it('may have another form', () => expect(mayUseMember('good-1', 23)).toBe(true));
});
