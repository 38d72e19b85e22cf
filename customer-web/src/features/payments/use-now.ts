import { fromEpochMillis, type JstDateTime } from '@laundry/shared/time/jst';
import { epochMillis } from '@laundry/web-kit/clock';
import { useState } from 'react';

/** When the screen was opened. */
export const useNow = (): JstDateTime => useState(() => fromEpochMillis(epochMillis()))[0];
