import { Component, type ComponentType, type ReactNode, createElement, startTransition } from 'react';
import { forgetFailedLoads } from './load-once';

/** What stands in place of a screen that could not be loaded or drawn. */
export interface ScreenFailure {
  readonly error: unknown;
  /** How often it was loaded anew. */
  readonly tries: number;
  readonly onAgain: () => void;
}

interface Props {
  readonly children: ReactNode;
  readonly Failure: ComponentType<ScreenFailure>;
  /** Where it stands: another place is another try. */
  readonly place?: string;
}

interface State extends Omit<ScreenFailure, 'onAgain'> {
  readonly place: string | undefined;
}

/** Around each screen: what cannot be loaded or drawn takes nothing else with it. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, error: null, tries: 0 };

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, error: null, tries: 0 };
  }

  /** What stands there meanwhile stays until the screen is here. */
  private readonly again = (): void =>
    startTransition(() => {
      forgetFailedLoads();
      this.setState(({ tries }) => ({ error: null, tries: tries + 1 }));
    });

  override render(): ReactNode {
    const { error, tries } = this.state;
    if (error === null) return this.props.children;
    return createElement(this.props.Failure, { error, tries, onAgain: this.again });
  }
}
