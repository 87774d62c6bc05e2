import type {Expression, Program, Property, SpreadElement} from 'estree';
import type {StaticValue} from './markdown-form';

/**
 * The value of an MDX expression, if it can be determined without running it.
 *
 * @returns `undefined` for an expression that requires running code
 */
export function staticValue(program: Program | null | undefined): StaticValue | undefined {
  const statement = program?.body[0];
  if (program?.body.length !== 1 || statement?.type !== 'ExpressionStatement') return undefined;
  return expressionValue(statement.expression);
}

/** An MDX comment: an expression without code. */
export function isComment(program: Program | null | undefined): boolean {
  return program?.body.length === 0;
}

function expressionValue(expression: Expression): StaticValue | undefined {
  switch (expression.type) {
    case 'Literal':
      return isPlain(expression.value) ? expression.value : undefined;
    case 'TemplateLiteral':
      return expression.expressions.length === 0 ? (expression.quasis[0]?.value.cooked ?? undefined) : undefined;
    case 'UnaryExpression': {
      const value = expressionValue(expression.argument);
      return expression.operator === '-' && typeof value === 'number' ? -value : undefined;
    }
    case 'ArrayExpression':
      return all(
        expression.elements.map((element) =>
          element === null || element.type === 'SpreadElement' ? undefined : expressionValue(element),
        ),
      );
    case 'ObjectExpression': {
      const entries = all(expression.properties.map(propertyEntry));
      return entries && Object.fromEntries(entries);
    }
    default:
      return undefined;
  }
}

function propertyEntry(property: Property | SpreadElement): [string, StaticValue] | undefined {
  if (property.type === 'SpreadElement' || property.computed) return undefined;
  const {key, value} = property;
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
  const known = isPattern(value) ? undefined : expressionValue(value);
  return name === undefined || known === undefined ? undefined : [name, known];
}

function isPattern(node: Property['value']): node is Exclude<Property['value'], Expression> {
  return (
    node.type === 'ObjectPattern' ||
    node.type === 'ArrayPattern' ||
    node.type === 'AssignmentPattern' ||
    node.type === 'RestElement'
  );
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function all<Item>(items: readonly (Item | undefined)[]): Item[] | undefined {
  const known = items.filter((item) => item !== undefined);
  return known.length === items.length ? known : undefined;
}
