import { failures as texts } from './failures';

const isNamed = (job: string): job is keyof typeof texts.jobNames => job in texts.jobNames;

/** What a job is for: its own name is for those who run the server. */
export const jobName = (job: string): string => (isNamed(job) ? texts.jobNames[job] : texts.otherJob);
