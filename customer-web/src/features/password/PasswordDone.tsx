import { type ReactNode, useEffect } from 'react';
import { Card } from '../../components/page/Card';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Page } from '../../components/page/Page';
import { focusStep } from '@laundry/web-kit/forms/steps/focus';
import { useStepTitle } from '../../lib/step-title';

interface PasswordDoneProps {
  title: string;
  text: ReactNode;
  to: string;
  toText: string;
}

/** Step 2 of each password screen: it is done, and what comes next. */
export function PasswordDone({ title, text, to, toText }: PasswordDoneProps) {
  useEffect(focusStep, []);
  useStepTitle(title);
  return (
    <Page title={title} width="narrow">
      <Card>
        <p>{text}</p>
        <LinkButton to={to} kind="secondary" wide>
          {toText}
        </LinkButton>
      </Card>
    </Page>
  );
}
