import { SITE_ADDRESS } from '@laundry/shared/constants/site-address';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts';
import { PATHS } from '../lib/paths';
import { FaqData, HomeData } from './structured-data';

/** Drawn by `SCREENSHOTS=1` of the journeys from pictures/share.svg. */
const PICTURE = { address: `${SITE_ADDRESS}/share.png`, width: 1200, height: 630 };
const DATA: Partial<Record<string, () => ReactNode>> = { [PATHS.home]: HomeData, [PATHS.faq]: FaqData };

interface HeadProps {
  path: string;
  title: string;
  description: string;
}

/** The head of a prerendered page. The server puts its address in (backend: own-pages). */
export function Head({ path, title, description }: HeadProps) {
  const { site_name } = useTexts('common');
  const Data = DATA[path];
  const address = SITE_ADDRESS + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="site" content={SITE_ADDRESS} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site_name} />
      <meta property="og:locale" content="ja_JP" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={PICTURE.address} />
      <meta property="og:image:width" content={String(PICTURE.width)} />
      <meta property="og:image:height" content={String(PICTURE.height)} />
      <meta property="og:image:alt" content={site_name} />
      <meta name="twitter:card" content="summary_large_image" />
      {Data && <Data />}
    </>
  );
}
