import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

/** The steps of a procedure, and where in it one is. */
export function Steps({ labels, at }: { labels: readonly string[]; at: number }) {
  return (
    <Stepper activeStep={at} alternativeLabel>
      {labels.map((label) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
