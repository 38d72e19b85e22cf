import { Component, type ComponentType, type ReactNode, startTransition } from 'react';
import { forgetFailedLoads } from '../lib/kept-load';

export interface ScreenFailure {
  error: unknown;
  /** How often it was loaded anew. */
  tries: number;
  onAgain: () => void;
}

interface Props {
  children: ReactNode;
  /** What stands in its place. */
  Failure: ComponentType<ScreenFailure>;
}

/** Around each screen, within header and footer: what cannot be loaded or drawn takes nothing else with it. */
export class ScreenBoundary extends Component<Props, Omit<ScreenFailure, 'onAgain'>> {
  override state = { error: null, tries: 0 };

  static getDerivedStateFromError(error: unknown): Pick<ScreenFailure, 'error'> {
    return { error };
  }

  /** What stands there meanwhile stays until the screen is here. */
  private readonly again = (): void =>
    startTransition(() => {
      forgetFailedLoads();
      this.setState(({ tries }) => ({ error: null, tries: tries + 1 }));
    });

  override render(): ReactNode {
    const { children, Failure } = this.props;
    return this.state.error === null ? children : <Failure {...this.state} onAgain={this.again} />;
  }
}
