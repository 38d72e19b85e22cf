import { Component, type ComponentType, type ReactNode, startTransition } from 'react';
import { forgetFailedLoads } from './lazily';
import { BrokenScreen, type ScreenFailure } from './BrokenScreen';

interface Props {
  /** Another place is another try. */
  readonly place: string;
  readonly children: ReactNode;
  /** What stands where something broke. */
  readonly Failure?: ComponentType<ScreenFailure>;
}

interface State extends Omit<ScreenFailure, 'onAgain'> {
  readonly place: string;
}

/** Keeps a screen that broke, or did not arrive, from taking the whole console with it. */
export class ErrorBoundary extends Component<Props, State> {
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
    const { children, Failure = BrokenScreen } = this.props;
    return this.state.error === null ? children : <Failure {...this.state} onAgain={this.again} />;
  }
}
