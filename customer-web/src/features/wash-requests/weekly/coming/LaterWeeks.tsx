import { lazily } from '@laundry/web-kit/loading/lazily';
import { Suspense, type ComponentProps } from 'react';
import { Skeleton } from '../../../../components/loading/Skeleton';
import { loadTexts } from '../../../../i18n/texts';

const ComingWeeks = lazily(async () => {
  const [file] = await Promise.all([import('./ComingWeeks'), loadTexts('weeks')]);
  return file;
});

/** The coming weeks, loaded once there is a schedule. */
export function LaterWeeks(props: ComponentProps<typeof ComingWeeks>) {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <ComingWeeks {...props} />
    </Suspense>
  );
}
