/**
 * Takes the place of Docusaurus's component of this name, which keeps showing a page until the next one is loaded. There, a click renders
 * the shown page again, as it is, before it finds out that the next one is loaded already. Here, that one is rendered at once.
 */
import React, {Component, type ReactNode} from 'react';
import type {Location} from 'history';
import {Route} from 'react-router-dom';
import ClientLifecyclesDispatcher, {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {isLoaded} from './loadRoute';
import preload from './preload';

interface Props {
  location: Location;
  children: ReactNode;
}

export default class PendingNavigation extends Component<Props> {
  private previous: Location | null = null;
  /** The page that is loaded, while the one before is shown. */
  private pending: Location | null = null;
  /** Tells client modules that the page is loaded. */
  private finish = dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location: this.props.location});

  override shouldComponentUpdate({location}: Props): boolean {
    if (location === this.props.location) return this.pending === null;
    // The reader no longer waits for that one.
    if (this.pending) this.finish();
    this.previous = this.props.location;
    this.finish = dispatchLifecycleAction('onRouteUpdate', {previousLocation: this.previous, location});
    const wasLoaded = isLoaded(location.pathname);
    const loading = preload(location.pathname);
    if (wasLoaded) {
      this.pending = null;
      this.finish();
      return true;
    }
    this.pending = location;
    loading.then(() => this.show(location), reload);
    return false;
  }

  private show(location: Location): void {
    if (this.pending !== location) return;
    this.pending = null;
    this.finish();
    this.forceUpdate();
  }

  override render(): ReactNode {
    const {location, children} = this.props;
    // The route tells all inside of it of the page that is shown, while the router knows the next one already.
    return (
      <ClientLifecyclesDispatcher previousLocation={this.previous} location={location}>
        <Route location={location} render={() => children} />
      </ClientLifecyclesDispatcher>
    );
  }
}

/** Its chunks may be gone after a deployment. */
function reload(error: unknown): void {
  console.warn(error);
  location.reload();
}
