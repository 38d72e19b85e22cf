import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { ScreenBoundary } from '@laundry/web-kit/loading/screen-boundary';
import { Suspense, useState } from 'react';
import { ProblemLines } from '../../components/page/ProblemLines';
import { usePasswordToggle } from '../../components/form/fields/usePasswordToggle';
import { shellTexts } from '../../i18n/shell';
import { unsentMark } from '../../providers/offline-acts/unsent-mark';
import { endedSession } from '../../providers/session/ended-session';
import { useVariant } from '../../providers/access/VariantContext';
import { tokens } from '../../theme/tokens';
import { CodeForm } from './CodeForm';
import { useLoginForm } from './useLoginForm';

const { login } = shellTexts;

const UnsentNotice = lazily(() => import('./UnsentNotice'));

/** The words did not arrive: signing in goes on without them. */
const NotTold = () => null;

/** Sign in; afterwards back to the screen that asked for it. */
export function LoginPage() {
  const variant = useVariant();
  const { register, submit, errors, problems, isSubmitting, code } = useLoginForm();
  const [hasUnsent] = useState(unsentMark.isSet);
  const [hasEnded] = useState(endedSession.isNoted);
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeItems: { xs: 'start center', md: 'center' },
        bgcolor: tokens.bar,
        p: 2,
        pt: { xs: 6, md: 2 },
      }}
    >
      <title>{`${login.title}｜${shellTexts.product}`}</title>
      <Paper sx={{ width: '100%', maxWidth: 400, p: { xs: 2.5, md: 4 } }}>
        <Typography color="textSecondary" sx={{ fontWeight: 700 }}>
          {`${shellTexts.product}（${shellTexts.variant[variant]}）`}
        </Typography>
        <Typography variant="h1" sx={{ mb: 0.5 }}>
          {login.title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
          {login.lead}
        </Typography>
        {hasUnsent && (
          <ScreenBoundary Failure={NotTold}>
            <Suspense fallback={null}>
              <UnsentNotice />
            </Suspense>
          </ScreenBoundary>
        )}
        {code !== null && <CodeForm problems={problems} {...code} />}
        {code === null && (
          <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
            <ProblemLines lines={problems.length === 0 && hasEnded ? [login.sessionEnded] : problems} />
            <TextField
              label={login.email}
              type="email"
              autoComplete="username"
              autoFocus
              error={errors.email !== undefined}
              helperText={errors.email?.message}
              {...register('email', { required: login.required })}
            />
            <PasswordField
              error={errors.password !== undefined}
              helperText={errors.password?.message}
              {...register('password', { required: login.required })}
            />
            <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
              {isSubmitting ? login.submitting : login.submit}
            </Button>
          </Box>
        )}
      </Paper>
    </Box>
  );
}

function PasswordField(props: TextFieldProps) {
  const { type, input } = usePasswordToggle();
  return (
    <TextField
      {...props}
      label={shellTexts.login.password}
      type={type}
      autoComplete="current-password"
      slotProps={{ input }}
    />
  );
}
