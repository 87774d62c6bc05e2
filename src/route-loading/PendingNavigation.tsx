/**
 * Replaces Docusaurus's component of this name, which shows a page until the next one is loaded. Docusaurus's renders the current page
 * again after each click, even if the next one is already loaded. This one renders the next page immediately.
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
  /** The page that is being loaded while the previous one is shown. */
  private pending: Location | null = null;
  /** Tells client modules that the page is loaded. */
  private finish = dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location: this.props.location});

  override shouldComponentUpdate({location}: Props): boolean {
    if (location === this.props.location) return this.pending === null;
    // Another click replaced the page that was being loaded.
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
    // Components inside get the location of the shown page from the route, while the router already has the next one.
    return (
      <ClientLifecyclesDispatcher previousLocation={this.previous} location={location}>
        <Route location={location} render={() => children} />
      </ClientLifecyclesDispatcher>
    );
  }
}

/** Loads the page from the server, because a deployment can have removed its chunks. */
function reload(error: unknown): void {
  console.warn(error);
  location.reload();
}
