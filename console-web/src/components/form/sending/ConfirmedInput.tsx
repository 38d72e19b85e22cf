import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { DraftNotice } from '../draft/DraftNotice';
import { FormProblem } from './FormProblem';
import type { ConfirmedFlow } from './useConfirmedForm';

interface Props<Values extends FieldValues, Checked> {
  readonly flow: ConfirmedFlow<Values, Checked>;
  /** Its buttons. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The input of a page that is confirmed next: react-admin's fields, what was typed before, and what the server has refused. */
export const ConfirmedInput = <Values extends FieldValues, Checked>(props: Props<Values, Checked>) => (
  <FormProvider {...props.flow.form}>
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void props.flow.toConfirm(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      {props.flow.isResumed && <DraftNotice onDrop={props.flow.drop} />}
      {props.children}
      <FormProblem />
      {props.actions}
    </Box>
  </FormProvider>
);
