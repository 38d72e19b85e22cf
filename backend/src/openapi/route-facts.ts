import type { INestApplication, Type } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { REASON, type Reason } from '@laundry/shared/constants/reasons';
import { ACCESS, DURING_MAINTENANCE, type Access } from '../common/auth/access.js';
import { REFUSES } from '../common/http/refuses.js';
import { IDEMPOTENT } from '../common/idempotency/idempotent.js';

/** What a route's decorators say of it besides its parameters. */
export interface RouteFacts {
  /** Undefined: nobody may call it. */
  readonly access: Access | undefined;
  readonly goesOnDuringMaintenance: boolean;
  readonly reasons: readonly Reason[];
}

/** The facts of every handler, by the id of its operation. */
export function routeFacts(app: INestApplication): ReadonlyMap<string, RouteFacts> {
  const reflector = app.get(Reflector);
  const facts = new Map<string, RouteFacts>();
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      if (!isFunction(metatype)) continue;
      for (const [name, handler] of handlersOf(metatype)) {
        const targets = [handler, metatype];
        const refused = reflector.getAllAndOverride<readonly Reason[] | undefined>(REFUSES, targets) ?? [];
        const isIdempotent = reflector.get<true | undefined>(IDEMPOTENT, handler) ?? false;
        facts.set(operationId(metatype.name, name), {
          access: reflector.getAllAndOverride<Access | undefined>(ACCESS, targets),
          goesOnDuringMaintenance:
            reflector.getAllAndOverride<boolean | undefined>(DURING_MAINTENANCE, targets) ?? false,
          reasons: isIdempotent ? [...refused, REASON.answerLost] : refused,
        });
      }
    }
  }
  return facts;
}

/** The methods of a controller, by name. */
function handlersOf({ prototype }: { readonly prototype: unknown }): [string, Type][] {
  return Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
    isFunction(value) ? [[name, value]] : [],
  );
}

/** Nest's reflector takes any function for a target. */
const isFunction = (value: unknown): value is Type => typeof value === 'function';

export const operationId = (controller: string, method: string): string =>
  `${controller.replace(/Controller$/, '')}_${method}`;
