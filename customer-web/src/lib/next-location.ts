import { createContext, useContext } from 'react';
import type { Location } from 'react-router';

type Place = Pick<Location, 'pathname' | 'key'>;

/** Where a visitor is going: ahead of `useLocation`, which is the place of the screen shown until the next one has loaded. */
export const NextLocation = createContext<Place>({ pathname: '/', key: '' });

export const useNextLocation = (): Place => useContext(NextLocation);
