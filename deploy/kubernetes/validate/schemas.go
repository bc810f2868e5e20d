package validate

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/yannh/kubeconform/pkg/validator"
	"sigs.k8s.io/yaml"
)

// Modules that carry schemas; nothing of their code is used. The sums are those of the Go checksum database. The tests in a
// cluster apply the same definitions of custom resources.
//
//go:embed modules.json
var modules []byte

type source struct{ Module, Sum, Definitions, Crds string }

// Where writeSchemas puts a schema, in kubeconform's terms.
const location = "{{.Group}}_{{.ResourceAPIVersion}}_{{.ResourceKind}}.json"

func fileName(group, version, kind string) string {
	if group == "" {
		group = version
	}
	return fmt.Sprintf("%s_%s_%s.json", group, version, strings.ToLower(kind))
}

type object = map[string]any

// writeSchemas makes JSON Schemas of what Kubernetes and its extensions publish.
func writeSchemas(folder string) error {
	var sources []source
	if err := json.Unmarshal(modules, &sources); err != nil {
		return err
	}
	for _, source := range sources {
		module, err := download(source.Module, source.Sum)
		if err != nil {
			return err
		}
		if source.Definitions != "" {
			if err := writeDefinitions(folder, filepath.Join(module, source.Definitions)); err != nil {
				return err
			}
			continue
		}
		crds, err := filepath.Glob(filepath.Join(module, source.Crds))
		if err != nil {
			return err
		}
		for _, crd := range crds {
			if err := writeCustomResource(folder, crd); err != nil {
				return fmt.Errorf("%s: %w", crd, err)
			}
		}
	}
	return nil
}

func download(module, sum string) (string, error) {
	command := exec.Command("go", "mod", "download", "-json", module)
	// Outside of this module: its go.mod lists code, not data.
	command.Dir = os.TempDir()
	output, _ := command.Output()
	var result struct{ Dir, Sum, Error string }
	if err := json.Unmarshal(output, &result); err != nil || result.Error != "" {
		return "", fmt.Errorf("%s cannot be downloaded: %s", module, result.Error)
	}
	if result.Sum != sum {
		return "", fmt.Errorf("%s is not what it was: %s", module, result.Sum)
	}
	return result.Dir, nil
}

func writeDefinitions(folder, file string) error {
	content, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var openapi struct{ Definitions map[string]object }
	if err := json.Unmarshal(content, &openapi); err != nil {
		return err
	}
	textOr := func(other string) object { return object{"type": []string{"string", other}} }
	openapi.Definitions["io.k8s.apimachinery.pkg.util.intstr.IntOrString"] = textOr("integer")
	openapi.Definitions["io.k8s.apimachinery.pkg.api.resource.Quantity"] = textOr("number")
	for name, definition := range openapi.Definitions {
		forbidUnknown(definition)
		kinds, _ := definition["x-kubernetes-group-version-kind"].([]any)
		if len(kinds) != 1 {
			continue
		}
		kind := kinds[0].(object)
		reference := object{"$ref": "definitions.json#/definitions/" + name}
		target := fileName(kind["group"].(string), kind["version"].(string), kind["kind"].(string))
		if err := write(folder, target, reference); err != nil {
			return err
		}
	}
	return write(folder, "definitions.json", object{"definitions": openapi.Definitions})
}

func writeCustomResource(folder, file string) error {
	content, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var crd struct {
		Spec struct {
			Group    string
			Names    struct{ Kind string }
			Versions []struct {
				Name   string
				Schema struct{ OpenAPIV3Schema object }
			}
		}
	}
	if err := yaml.Unmarshal(content, &crd); err != nil {
		return err
	}
	for _, version := range crd.Spec.Versions {
		schema := version.Schema.OpenAPIV3Schema
		forbidUnknown(schema)
		schema["properties"].(object)["metadata"] = object{"type": "object"}
		if err := write(folder, fileName(crd.Spec.Group, version.Name, crd.Spec.Names.Kind), schema); err != nil {
			return err
		}
	}
	return nil
}

// forbidUnknown makes a misspelt field an error, as an API server does that validates strictly.
func forbidUnknown(node any) {
	switch node := node.(type) {
	case object:
		_, hasProperties := node["properties"]
		_, isOpen := node["additionalProperties"]
		if hasProperties && !isOpen && node["x-kubernetes-preserve-unknown-fields"] != true {
			node["additionalProperties"] = false
		}
		for _, child := range node {
			forbidUnknown(child)
		}
	case []any:
		for _, child := range node {
			forbidUnknown(child)
		}
	}
}

func write(folder, name string, schema object) error {
	content, err := json.Marshal(schema)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, name), content, 0o600)
}

func newChecker(folder string) (validator.Validator, error) {
	return validator.New([]string{filepath.Join(folder, location)}, validator.Opts{Strict: true})
}

func checkSchemas(checker validator.Validator, rendered string) []string {
	var problems []string
	for _, result := range checker.Validate("rendered", io.NopCloser(strings.NewReader(rendered))) {
		if result.Status == validator.Invalid || result.Status == validator.Error {
			signature, _ := result.Resource.Signature()
			problems = append(problems, fmt.Sprintf("%s %s: %v", signature.Kind, signature.Name, result.Err))
		}
	}
	return problems
}
