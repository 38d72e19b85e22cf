import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { shellTexts } from '../i18n/shell';

/** Keeps a screen that broke from taking the whole console with it; another `place` is another try. */
export class ErrorBoundary extends Component<{ place: string; children: ReactNode }, { brokenAt: string | null }> {
  override state: { brokenAt: string | null } = { brokenAt: null };

  override componentDidCatch(): void {
    this.setState({ brokenAt: this.props.place });
  }

  static getDerivedStateFromError(): { brokenAt: string } {
    return { brokenAt: '' };
  }

  override render(): ReactNode {
    const { brokenAt } = this.state;
    if (brokenAt === null || (brokenAt !== '' && brokenAt !== this.props.place)) return this.props.children;
    return (
      <Stack role="alert" sx={{ alignItems: 'center', gap: 2, p: 4 }}>
        <Typography>{shellTexts.error.crashed}</Typography>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {shellTexts.error.retry}
        </Button>
      </Stack>
    );
  }
}
