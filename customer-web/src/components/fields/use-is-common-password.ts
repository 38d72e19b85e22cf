import { isCustomerPassword } from '@laundry/shared/text/password';
import { useEffect, useState } from 'react';

/** Whether many people have this password. The list is asked for with the first one that could be sent; without it, none is. */
export function useIsCommonPassword(password: string): boolean {
  const [common, setCommon] = useState<ReadonlySet<string> | null>(null);
  const isAsked = isCustomerPassword(password);
  useEffect(() => {
    if (!isAsked || common !== null) return undefined;
    let isLeft = false;
    import('virtual:common-passwords').then(
      ({ default: passwords }) => isLeft || setCommon(new Set(passwords.split('\n'))),
      () => undefined, // It is advice only.
    );
    return () => {
      isLeft = true;
    };
  }, [isAsked, common]);
  return isAsked && common !== null && spellings(password).some((each) => common.has(each));
}

/** Nobody is helped by a capital, or by a sign behind it. */
function spellings(password: string): readonly string[] {
  const small = password.toLowerCase();
  return [small, /^.*[a-z0-9]/s.exec(small)?.[0] ?? ''];
}
