// Runs in the browser of `npm run diagrams`, where Mermaid is loaded.

/** Mermaid would draw a group over the lower part of the title of the group around it. */
const CLOSE_TITLES = '%%{init: {"flowchart": {"subGraphTitleMargin": {"top": 2, "bottom": 9}}}}%%';

/** Mermaid's drawing, with each element's style in an attribute, and the content of the diagram. */
globalThis.drawDiagram = async (id, text, properties) => {
  const {type, db} = await globalThis.mermaid.mermaidAPI.getDiagramFromText(text);
  const parts = partsOf(type, db);
  const {svg} = await globalThis.mermaid.render(id, hasNestedGroups(parts) ? `${CLOSE_TITLES}\n${text}` : text);
  document.body.innerHTML = svg;
  for (const element of document.body.querySelectorAll('svg *')) {
    const style = getComputedStyle(element);
    const visible = Object.fromEntries(properties.map((property) => [property, style.getPropertyValue(property)]));
    element.setAttribute('data-style', JSON.stringify(visible));
  }
  return {
    svg: document.body.innerHTML,
    meaning: {type, title: db.getAccTitle?.(), description: db.getAccDescription?.(), ...parts},
  };
};

function hasNestedGroups({groups}) {
  return groups.some(({members}) => groups.some(({id}) => members.includes(id)));
}

function partsOf(type, db) {
  if (type.startsWith('flowchart')) return flowchartParts(db);
  return type.startsWith('state') ? stateParts(db) : {nodes: [], edges: [], groups: []};
}

function flowchartParts(db) {
  return {
    nodes: [...db.getVertices().values()].map(({id, text}) => ({id, label: text ?? id})),
    edges: db
      .getEdges()
      .filter(({stroke}) => stroke !== 'invisible')
      .map(({start, end, text}) => ({from: start, to: end, label: text ?? ''})),
    groups: db.getSubGraphs().map(({id, title, nodes}) => ({id, label: title, members: nodes})),
  };
}

function stateParts(db) {
  const states = [...db.getStates().values()];
  // The parser doesn't return the content of a state, so the writer must describe it.
  if (states.some(({doc}) => doc)) return {nodes: [], edges: [], groups: []};
  return {
    nodes: states.filter(({id}) => !/_(start|end)$/.test(id)).map(({id, descriptions}) => ({id, label: descriptions?.[0] ?? id})),
    edges: db.getRelations().map(({id1, id2, relationTitle}) => ({
      from: id1.endsWith('_start') ? 'The start' : id1,
      to: id2.endsWith('_end') ? 'the end' : id2,
      label: relationTitle ?? '',
    })),
    groups: [],
  };
}
