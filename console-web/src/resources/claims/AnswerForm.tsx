import { isBlank } from '@laundry/shared/text/blank';
import { CLAIM_LIMITS } from '@laundry/shared/constants/claim-limits';
import { lengthOf } from '@laundry/shared/text/length';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { ActionDialog } from '../../components/form/dialog/ActionDialog';
import { t } from '../../i18n';
import type { Claim } from '../../providers/api/api-types';
import { isStale, problemLines } from '../../providers/api/problem';
import { useConsoleData } from '../../providers/useConsoleData';
import { claimKey } from './claim-facts';

interface Props {
  readonly claim: Claim;
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** The desk's answer: written, read again, sent once. What was typed stays until it arrived. */
export function AnswerForm({ claim: { id, version }, text, onType }: Props) {
  const { answerClaim } = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useOneMutation({
    mutationFn: () => answerClaim(id, { answer: text.trim(), version }),
    onSuccess: (claim) => {
      client.setQueryData(claimKey(id), claim);
      void client.invalidateQueries({ queryKey: ['claims', 'getList'] });
      notify(t('claims.sent'), { type: 'success' });
    },
    onError: async (error) => {
      if (!isStale(error)) return;
      // Somebody else has answered: theirs stands in its place.
      notify(problemLines(error).join('、'), { type: 'warning' });
      await client.invalidateQueries({ queryKey: ['claims'] });
    },
  });
  const check = (): void => {
    const wrong = problemOf(text);
    setProblem(wrong);
    if (wrong === null) setAsked(true);
    else field.current?.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        inputRef={field}
        label={t('claims.answer')}
        value={text}
        onChange={(event) => onType(event.target.value)}
        multiline
        minRows={5}
        error={problem !== null}
        helperText={problem ?? t('claims.answerHint')}
      />
      <div>
        <Button variant="contained" onClick={check}>
          {t('claims.check')}
        </Button>
      </div>
      {isAsked && (
        <ActionDialog
          title={t('claims.question')}
          submitLabel={t('claims.send')}
          pendingLabel={t('requests.advance.submitting')}
          isPending={sending.isPending}
          problems={sending.error === null ? [] : problemLines(sending.error)}
          onSubmit={() => sending.mutate()}
          onClose={() => setAsked(false)}
        >
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text.trim()}</Typography>
        </ActionDialog>
      )}
    </Box>
  );
}

function problemOf(text: string): string | null {
  if (isBlank(text)) return t('claims.required');
  const max = CLAIM_LIMITS.answerLength;
  return lengthOf(text.trim()) > max ? t('claims.tooLong', { max }) : null;
}
