import { useTexts } from '../../i18n/texts';
import { Steps } from './Steps';

const ORDER = ['moment', 'where', 'who', 'payment'] as const;

export type FirstRequestStep = (typeof ORDER)[number];

interface FirstRequestStepsProps {
  at: FirstRequestStep;
  heading?: string | undefined;
}

/** Where a visitor is between a first request and its payment: the same list on each of its screens. */
export function FirstRequestSteps({ at, heading }: FirstRequestStepsProps) {
  const { steps } = useTexts('first_request');
  return <Steps names={ORDER.map((step) => steps[step])} current={ORDER.indexOf(at) + 1} heading={heading} />;
}
