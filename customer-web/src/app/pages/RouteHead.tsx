import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../i18n/texts';
import { StepTitleContext } from '../../lib/step-title';
import type { RouteMeta } from './page-route';

interface RouteHeadProps {
  useMeta: () => RouteMeta;
  /** The screen, whose later steps have titles of their own. */
  children: ReactNode;
}

/** Title, description and canonical link of a route; the last two go when it has none. */
export function RouteHead({ useMeta, children }: RouteHeadProps) {
  const [step, setStep] = useState<string | null>(null);
  const { site_name } = useTexts('common');
  const meta = useMeta();
  const title = `${step ?? meta.title}｜${site_name}`;
  const { description } = meta;
  const { canonical } = meta;
  useEffect(() => {
    document.title = title;
    replaceInHead('meta[name="description"]', description && metaDescription(description));
    replaceInHead('link[rel="canonical"]', canonical && canonicalLink(siteAddress() + canonical));
  }, [title, description, canonical]);
  return <StepTitleContext value={setStep}>{children}</StepTitleContext>;
}

/** Of a prerendered page the server's own, whatever name it is asked by. */
function siteAddress(): string {
  return document.head.querySelector<HTMLMetaElement>('meta[name="site"]')?.content ?? window.location.origin;
}

function replaceInHead(selector: string, element: HTMLElement | '' | undefined): void {
  document.head.querySelector(selector)?.remove();
  if (element) document.head.append(element);
}

function metaDescription(content: string): HTMLElement {
  const element = document.createElement('meta');
  element.name = 'description';
  element.content = content;
  return element;
}

function canonicalLink(href: string): HTMLElement {
  const element = document.createElement('link');
  element.rel = 'canonical';
  element.href = href;
  return element;
}
